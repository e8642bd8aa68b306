import type { Token } from '../../text/tokenise.ts';
import type { TaggedTerm } from './tagger.ts';

/** Chinese or Japanese characters that carry meaning: no hiragana, which is grammar. */
const meaningful = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,}$/u;

/** Words that every Chinese or Japanese posting shares. */
const shared: ReadonlySet<string> = new Set(
  `岗位 职责 职位 任职 要求 资格 负责 参与 进行 完成 具有 具备 熟悉 了解 掌握 精通 熟练 使用 能够 能力 良好 优秀 相关 专业 以上 以下 以及 或者
  经验 工作 公司 团队 我们 本科 大专 学历 优先 者优 描述 内容 福利 待遇 薪资 五险 一金 核心 业务 系统 提供 支持 完善 独立 较强 一定 其他 根据 持有
  仕事 内容 応募 資格 必須 歓迎 経験 年以上 以上 業務 担当 可能 募集 当社 弊社 会社 勤務 給与 待遇 福利厚生 時間 休日 休暇 交通費 支給 年収 月給 能力
  必要 知識 方 採用 職種 職務 関連 対応 実施 中文 知识 团队合作 工作经验 三年 五年 两年 一年`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words of a Chinese or Japanese posting that not every posting has. Its only other keywords are names of technology. */
export function findIdeographicTerms(tokens: readonly Token[], confidence: number): TaggedTerm[] {
  return tokens.flatMap(({ surface }, from) =>
    meaningful.test(surface) && !shared.has(surface) ? [{ from, to: from + 1, confidence }] : [],
  );
}

/** A posting of a trade and four resumes; all people and firms are made up. */
export interface TradeProbe {
  trade: string;
  posting: string;
  qualified: string;
  half: string;
  /** The same trade's words, all of them denied or only wished for. */
  negated: string;
  /** The trade whose qualified resume is the unqualified one here. */
  farTrade: string;
}

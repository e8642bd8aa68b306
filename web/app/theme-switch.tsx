import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { texts } from './texts.ts';
import { setTheme, type Theme, useTheme } from './theme.ts';

const steps: Record<Theme, { next: Theme; Icon: typeof Sun }> = {
  system: { next: 'light', Icon: Monitor },
  light: { next: 'dark', Icon: Sun },
  dark: { next: 'system', Icon: Moon },
};

/** Cycles through system, light and dark. */
export function ThemeSwitch() {
  const theme = useTheme();
  const { next, Icon } = steps[theme];
  return <IconButton label={texts.theme(texts.themes[theme])} icon={<Icon />} onClick={() => setTheme(next)} />;
}

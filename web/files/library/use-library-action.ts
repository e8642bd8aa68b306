import { messageOf } from '#web/lib/message-of.ts';
import { type Action, useAction } from '#web/lib/use-action.ts';
import { texts } from './texts.ts';

/** An action on the resumes of a person. */
export function useLibraryAction(): Action {
  return useAction((error) => messageOf(error, texts.actionFailed));
}

// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogView } from './dialog-view.tsx';
import { Sheet } from './sheet.tsx';

type Kind = 'dialog' | 'sheet' | 'confirm';

function Page({ kind, losesButton = false }: { kind: Kind; losesButton?: boolean }) {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const close = () => {
    setOpen(false);
    setGone(losesButton);
  };
  const change = (wanted: boolean) => !wanted && close();
  return (
    <>
      <main tabIndex={-1}>
        {!gone && (
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
        )}
      </main>
      {kind === 'dialog' && <DialogView open={open} onOpenChange={change} title="Details" />}
      {kind === 'sheet' && open && (
        <Sheet title="Menu" onClose={close}>
          items
        </Sheet>
      )}
      {kind === 'confirm' && (
        <ConfirmDialog
          open={open}
          onOpenChange={change}
          title="Delete it?"
          description="It cannot be undone."
          cancel="Cancel"
          confirm="Delete"
          onConfirm={close}
        />
      )}
    </>
  );
}

async function openAndClose(kind: Kind) {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const opened = await screen.findByRole(kind === 'confirm' ? 'alertdialog' : 'dialog');
  await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
}

afterEach(cleanup);

test.each<Kind>(['dialog', 'sheet', 'confirm'])('a %s that closes gives the focus back to the button', async (kind) => {
  render(<Page kind={kind} />);
  await openAndClose(kind);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

test('the content gets the focus when the button is gone', async () => {
  render(<Page kind="dialog" losesButton />);
  await openAndClose('dialog');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

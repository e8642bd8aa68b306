/** What the page says about who runs this installation, and who reads what is analyzed. */
export interface Installation {
  /** Pages of the operator; only those that are set. */
  links: { privacy?: string | undefined; terms?: string | undefined; imprint?: string | undefined };
  /** The language model that reads the texts, and the host it is at; null while none does. */
  ai: { model: string; host: string } | null;
}

/** The name of the meta element that carries it in the page, as JSON; there is none when there is nothing to say. */
export const INSTALLATION_META = 'shortlist-installation';

/** The job that a posting is about, as far as its first lines say it. */
export interface PostedJob {
  title: string | undefined;
  company: string | undefined;
  place: string | undefined;
}

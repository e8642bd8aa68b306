/** What is said where a resume can be edited as text or as sections. */
export const texts = () => ({
  label: 'How to edit the resume',
  views: { text: 'Text', sections: 'Sections' },
  undo: 'Undo',
  redo: 'Redo',
});

export type Texts = ReturnType<typeof texts>;

/** The questions about keywords below the changes, where there are any. */
export const askedId = 'asked-keywords';

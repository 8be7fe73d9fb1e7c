const joints =
  /(?<=\p{L}{2})(?=rahmen|stoff|fugen|schlagen|spiegelt|folie|druck|glas|buch|matt|gl[aä]nz|bindung|ricaine)/gu

/** Lets long words break at their joints on narrow cards, where a browser has no dictionary to hyphenate by. */
export const withSoftHyphens = (text: string): string => text.replace(joints, '\u00ad')

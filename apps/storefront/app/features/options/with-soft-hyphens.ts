const joints =
  /(?<=\p{L}{2})(?=rahmen|stoff|fugen|schlagen|spiegelt|folie|druck|glas|buch|matt|gl[aä]nz|bindung|ricaine)/gu

/** Lets long words break between their parts on narrow cards, in browsers without a dictionary for hyphenation. */
export const withSoftHyphens = (text: string): string => text.replace(joints, '\u00ad')

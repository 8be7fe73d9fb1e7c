import { designerParams, designerUrl, type Shop } from '@passepartout/domain'

/** The way into the designer of collages. */
export const collageLink = (
  { locale }: Shop,
  input: Parameters<typeof designerParams<'collage'>>[1],
): string =>
  // The month is for calendars alone.
  designerUrl('collage', designerParams('collage', input, { year: 2000, month: 1 }), { locale })

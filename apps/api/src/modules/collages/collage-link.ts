import { designerParams, designerUrl, type Shop } from '@passepartout/domain'

export const collageLink = (
  { locale }: Shop,
  input: Parameters<typeof designerParams<'collage'>>[1],
): string =>
  // The month is used by calendars only.
  designerUrl('collage', designerParams('collage', input, { year: 2000, month: 1 }), { locale })

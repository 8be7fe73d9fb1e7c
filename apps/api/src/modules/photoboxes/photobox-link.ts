import { designerParams, designerUrl, type Shop } from '@passepartout/domain'

/** The way into the designer of boxes and prints. */
export const photoboxLink = (
  { locale }: Shop,
  input: Parameters<typeof designerParams<'photobox'>>[1],
): string =>
  // The month is for calendars alone.
  designerUrl('photobox', designerParams('photobox', input, { year: 2000, month: 1 }), { locale })

import { designerParams, designerUrl, type Shop } from '@passepartout/domain'

export const photoboxLink = (
  { locale }: Shop,
  input: Parameters<typeof designerParams<'photobox'>>[1],
): string =>
  // The month is used by calendars only.
  designerUrl('photobox', designerParams('photobox', input, { year: 2000, month: 1 }), { locale })

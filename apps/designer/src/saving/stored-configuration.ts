import type { FrameConfiguration } from '@passepartout/domain'

/** Configuration stored with a draft: the fields of wall art, or the designer address of any other product. */
export type StoredConfiguration = FrameConfiguration | { designerUrl: string }

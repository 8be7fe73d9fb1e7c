import { formatSize, parseDimension } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'

/** A format such as `600x400`, formatted for the shop's locale. */
export const sizeText = (page: Pick<Page, 'shop'>, format: string): string =>
  formatSize(parseDimension(format), page.shop.locale)

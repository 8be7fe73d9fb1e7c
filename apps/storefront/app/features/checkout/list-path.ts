import { systemPath } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'

/** Address of the recipient list of a line. */
export const listPath = (page: Page, line: string, more: Record<string, string> = {}): string =>
  `${page.href(systemPath(page.shop, 'checkout'))}?${new URLSearchParams({ recipients: line, ...more })}`

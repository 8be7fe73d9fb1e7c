import { type E2eTestTitle, titlePattern } from './e2e-titles.ts'

/**
 * The e2e tests of `npm test` (docs/testing.md#rules): each part of the shop once, as most customers use it. Others run before
 * a change lands (`.ci/run`).
 */
export const QUICK_E2E_TESTS: readonly E2eTestTitle[] = [
  { window: 'desktop', file: 'photo-to-cart.test.ts' },
  { window: 'desktop', file: 'ordering.test.ts', title: 'de-DE' },
  { window: 'phone', file: 'card.test.ts', title: 'a card says own words' },
  { window: 'phone', file: 'collage.test.ts', title: 'a collage that is sold' },
  { window: 'desktop', file: 'prints.test.ts', title: 'prints in two formats' },
  { window: 'phone', file: 'designer-kinds.test.ts' },
  { window: 'desktop', file: 'designer-safety-nets.test.ts', title: 'a refused file is said at once' },
  { window: 'desktop', file: 'designer-entry-points.desktop.test.ts', title: 'in fr-BE' },
  { window: 'phone', file: 'accounts.test.ts' },
  { window: 'phone', file: 'whitelabel.test.ts', title: 'without scripts' },
  { window: 'phone', file: 'vouchers.test.ts' },
  { window: 'phone', file: 'newsletter.test.ts' },
  { window: 'phone', file: 'no-script.test.ts', title: 'without scripts a card' },
  { window: 'phone', file: 'search.test.ts' },
  { window: 'phone', file: 'overview.test.ts', title: 'filters answer in the page' },
  { window: 'desktop', file: 'dialogs.test.ts', title: 'dialogs open one at a time' },
  { window: 'desktop', file: 'navigation.test.ts', title: 'flyouts open by pointer' },
  { window: 'phone', file: 'burger.phone.test.ts', title: 'the menu of small screens' },
  { window: 'desktop', file: 'sharing.test.ts', title: 'a card is shown' },
  { window: 'phone', file: 'budget.test.ts', title: 'the start page of passepartout fetches' },
  { window: 'phone', file: 'budget.test.ts', title: 'the card occasion page' },
  { window: 'phone', file: 'accessibility.test.ts', title: 'no page of passepartout' },
  { window: 'desktop', file: 'accessibility.test.ts', title: 'no page of kartenliebe' },
]

/** Playwright's pattern for these tests. */
export const quickTestPattern = (): RegExp => titlePattern(QUICK_E2E_TESTS)

/** Their files: Playwright loads every file that may contain a test, and its imports. */
export const quickTestFiles = (): string[] => [...new Set(QUICK_E2E_TESTS.map(({ file }) => `**/${file}`))]

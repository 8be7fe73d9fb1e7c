/** Names e2e tests of one window by the beginning of their title. */
export interface E2eTestTitle {
  window: 'phone' | 'desktop'
  file: string
  /** Beginning of the title with those of its groups; by default every test of the file in this window. */
  title?: string
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Playwright's pattern for window, file and titles of the tests, in this order, separated by spaces. */
export const titlePattern = (titles: readonly E2eTestTitle[]): RegExp =>
  new RegExp(titles.map(({ window, file, title = '' }) => escaped(`${window} ${file} ${title}`)).join('|'))

/** Entries that name none of the tests. */
export const missingTitles = (
  titles: readonly E2eTestTitle[],
  tests: readonly { window: string; file: string; title: string }[],
): E2eTestTitle[] =>
  titles.filter(
    ({ window, file, title = '' }) =>
      !tests.some(test => test.window === window && test.file === file && test.title.startsWith(title)),
  )

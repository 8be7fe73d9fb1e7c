import type { Flag } from '@passepartout/domain'
import type { FlagReport } from '@passepartout/flags'
import { html } from 'hono/html'
import { formatCount, type HtmlFragment, operationPage, percentage, table } from './operation-page.ts'

const points = (share: number) => `${share < 0 ? '' : '+'}${(100 * share).toFixed(2)}`

/** Results of every flag's experiment. */
export function flagsPage(reports: readonly { flag: Flag; report: FlagReport }[]): HtmlFragment {
  return operationPage(
    'Tests',
    html`<p>A difference counts where its interval of 95 % does not hold zero and the sample ratio is sound. Whoever looks every
day will see a false one in time: decide before how long a test runs.</p>
${reports.map(({ flag, report }) => resultOf(flag, report))}`,
  )
}

function resultOf(flag: Flag, report: FlagReport): HtmlFragment {
  const { since, mixed, event, treatments, sampleRatio } = report
  const rows = treatments.map(({ treatment, visitors, conversions, rate, difference }) => [
    treatment,
    formatCount(visitors),
    formatCount(conversions),
    percentage(rate, 2),
    difference ? points(difference.value) : '',
    difference ? `${points(difference.low)} to ${points(difference.high)}` : '',
    difference
      ? html`<span class="${difference.isSignificant ? 'good' : ''}">${difference.isSignificant ? 'yes' : 'no'}</span>`
      : '',
  ])
  const head = ['Treatment', 'Visitors', 'Conversions', 'Rate', 'Difference, points', '95 %', 'Significant']
  return html`${table(report.flag, head, rows)}
<p>${flag.about} Goal: ${event}. Owner: ${flag.owner}, until ${flag.expires}.${since ? ` Since ${since.slice(0, 10)}.` : ''}
${mixed > 0 ? `${formatCount(mixed)} visitors saw several treatments and count for none.` : ''}
${
  sampleRatio
    ? html`Sample ratio: <span class="${sampleRatio.isSound ? 'good' : 'bad'}">${sampleRatio.isSound ? 'sound' : 'not sound'}</span> (p = ${sampleRatio.probability.toPrecision(3)}).`
    : ''
}</p>`
}

import { FLAGS, type FlagName, isFlag, isTrackedEvent } from '@passepartout/domain'
import type { FlagReport } from '@passepartout/flags'
import type { Flags } from './start-flag-service.ts'

/**
 * Prints the table of `npm run shop -- flags report [name]`.
 *
 * @param argument the command's words as JSON
 * @throws Error with a sentence for the operator
 */
export async function flagsCommand(flags: Pick<Flags, 'report'>, argument: string): Promise<string> {
  const [action, name, event] = JSON.parse(argument) as (string | null | undefined)[]
  const usage = 'Use flags report [name] [event].'
  if (action !== 'report') throw new Error(usage)
  if (name && !isFlag(name)) throw new Error(`There is no flag ${name}. ${usage}`)
  if (event && !isTrackedEvent(event)) throw new Error(`There is no event ${event}.`)
  const names = name ? [name as FlagName] : (Object.keys(FLAGS) as FlagName[])
  const reports = await Promise.all(names.map(one => flags.report(one, event ?? undefined)))
  return `${reports.flatMap(report => (report ? [tableOf(report)] : [])).join('\n\n')}\n`
}

const percent = (share: number) => `${(100 * share).toFixed(2)} %`
const formatPercentagePoints = (share: number) => `${share < 0 ? '' : '+'}${(100 * share).toFixed(2)}`

function tableOf({ flag, event, since, mixed, treatments, baseline, sampleRatio }: FlagReport): string {
  const head = `${flag}: ${event}, ${since ? `since ${since}` : 'no visitors yet'}`
  const rows = treatments.map(({ treatment, visitors, conversions, rate, difference }) => {
    const changes = difference
      ? `  ${formatPercentagePoints(difference.value)} points (95 %: ${formatPercentagePoints(difference.low)} to ${formatPercentagePoints(difference.high)})${difference.isSignificant ? ', significant' : ', not significant'}`
      : treatment === baseline
        ? '  baseline'
        : ''
    return `  ${treatment.padEnd(10)} ${String(visitors).padStart(9)} visitors ${String(conversions).padStart(8)} conversions ${percent(rate).padStart(9)}${changes}`
  })
  const ratio = sampleRatio
    ? `  sample ratio: p = ${sampleRatio.probability.toPrecision(3)}, ${sampleRatio.isSound ? 'sound' : 'NOT SOUND: visitors of one treatment are lost'}`
    : '  sample ratio: not checked'
  return [head, ...rows, ratio, `  ${mixed} visitors saw several treatments and count for none`].join('\n')
}

import { dataOfCustomer } from '@passepartout/db'
import type { ApiDeps } from '../../deps.ts'
import { emailProblem } from '../contact/index.ts'
import { eraseByMail } from './retention.ts'

const HELP = `npm run shop -- customer <action> MAIL

  export MAIL                      everything that is kept of somebody, as JSON
  erase MAIL --yes                 erase it for good; invoices and their orders stay ten years, as the law wants
`

/**
 * Carries out `npm run shop -- customer ...` and answers what is to be shown.
 *
 * @param argument the words behind `customer`, as JSON
 * @throws Error with a sentence for whoever asked
 */
export async function customerCommand(
  deps: Pick<ApiDeps, 'db' | 'storage' | 'log'>,
  argument: string,
): Promise<string> {
  const { words, operator } = JSON.parse(argument) as { words: string[]; operator: string }
  const [action, email = ''] = words
  if ((action !== 'export' && action !== 'erase') || emailProblem(email)) throw new Error(HELP)
  if (action === 'export') return `${JSON.stringify(await dataOfCustomer(deps.db, email), null, 2)}\n`
  if (!words.includes('--yes')) throw new Error('This cannot be undone: add --yes.')
  const done = await eraseByMail(deps, email)
  deps.log.info(
    { actor: `operator:${operator}`, orders: done.erased, photos: done.photos },
    'erased a customer',
  )
  return `${JSON.stringify(done, null, 2)}\n`
}

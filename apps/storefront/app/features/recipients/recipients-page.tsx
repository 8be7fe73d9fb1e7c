import type { RecipientList } from '@passepartout/contracts'
import { systemPath } from '@passepartout/domain'
import { ArrowRightIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { listPath } from '../checkout/list-path.ts'
import { ErrorNotice } from '../checkout/notices.tsx'
import { Panel } from '../order/panels.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { EnvelopePages } from './envelope-pages.tsx'
import { findRecipients } from './find-recipients.ts'
import type { RecipientFormError } from './handle-recipient-action.ts'
import { ListForm } from './list-form.tsx'
import { RecipientRow } from './recipient-row.tsx'

export interface RecipientsPageProps {
  page: Page
  list: RecipientList
  /** Id of the address that is being edited. */
  change: string | undefined
  /** Search words; empty if all are shown. */
  find: string
  isWhole: boolean
  refused: RecipientFormError | undefined
  /** Number of the displayed printed envelope, from 1. */
  envelope: number
}

/** Number of addresses shown at once, unless all are requested. */
const SHOWN = 50
/** A list that fits on a screen needs no search. */
const FEW = 10

/** Recipients of a line's copies: a list that is read from a table, reviewed and corrected. Works without a script. */
export function RecipientsPage({
  page,
  list,
  change,
  find,
  isWhole,
  refused,
  envelope,
}: RecipientsPageProps) {
  const { translate } = page
  const { recipients, copies, quantity, title } = list
  const left = Math.max(0, quantity - copies)
  const homeLead = left > 0 ? 'recipients.lead-home' : 'recipients.lead-home-all'
  const lead = list.delivery === 'home' ? homeLead : 'recipients.lead'
  const open = recipients.filter(({ problems }) => Object.keys(problems).length > 0).length
  const matching = findRecipients(recipients, find)
  const first = isWhole ? matching : matching.slice(0, SHOWN)
  // An address that is being edited is shown, wherever it is in the list.
  const changed = recipients.filter(({ id }) => id === change && !first.some(one => one.id === id))
  const shown = [...changed, ...first]
  return (
    <div className="wrap pt-8 pb-section max-nav:max-w-[40rem] nav:pt-14">
      <h1 className="type-h1">{translate('recipients.title')}</h1>
      <p className="type-lead measure mt-3">
        {translate(lead, { title, quantity, copies, left })}
        {open > 0 && ` ${translate('recipients.to-mend', { count: open })}`}
      </p>
      {refused && refused.intent !== 'add' && (
        <div className="mt-6">
          <ErrorNotice>{refused.message}</ErrorNotice>
        </div>
      )}
      <div className="mt-7 grid items-start gap-8 nav:grid-cols-[minmax(0,1fr)_22rem] nav:gap-14">
        <div className="min-w-0">
          {list.delivery && <DeliveryForm page={page} list={list} delivery={list.delivery} />}
          {recipients.length > FEW && <Search page={page} list={list} find={find} found={matching.length} />}
          {shown.length > 0 && (
            <ul className="mb-6 divide-y divide-hairline overflow-clip rounded-surface border border-hairline bg-raised max-nav:-mx-margin max-nav:rounded-none max-nav:border-x-0">
              {shown.map(recipient => (
                <RecipientRow
                  key={recipient.id}
                  page={page}
                  line={list.lineId}
                  recipient={recipient}
                  isOpen={recipient.id === change}
                  isHome={list.delivery === 'home'}
                />
              ))}
            </ul>
          )}
          {first.length < matching.length && (
            <p className="mb-6">
              {translate('recipients.of', { count: first.length, total: matching.length })}{' '}
              <a
                href={listPath(page, list.lineId, { all: '1', ...(find && { find }) })}
                className="text-link"
              >
                {translate('recipients.all')}
              </a>
            </p>
          )}
          <ListForm page={page} list={list} refused={refused?.intent === 'add' ? refused : undefined} />
        </div>
        <div className="grid gap-5">
          <Sending page={page} list={list} open={open} />
          {list.isPrinted && <EnvelopePages page={page} list={list} at={envelope} />}
        </div>
      </div>
    </div>
  )
}

interface SearchProps extends Pick<RecipientsPageProps, 'page' | 'list' | 'find'> {
  found: number
}

/** Searches for a recipient in a long list; a plain form. */
function Search({ page, list, find, found }: SearchProps) {
  const { translate, href, shop } = page
  return (
    <search>
      <form
        method="get"
        action={href(systemPath(shop, 'checkout'))}
        className="mb-5 flex flex-wrap items-end gap-x-3 gap-y-2"
      >
        <input type="hidden" name="recipients" value={list.lineId} />
        <label className="min-w-0 flex-1 basis-56 text-14 font-semibold">
          {translate('recipients.find')}
          <input
            type="search"
            name="find"
            defaultValue={find}
            maxLength={100}
            className="field mt-1 w-full"
          />
        </label>
        <button type="submit" className="button button-secondary">
          {translate('recipients.look')}
        </button>
        {find && (
          <p className="w-full text-15" role="status">
            {found === 0
              ? translate('recipients.found-none', { find })
              : translate('recipients.found', { count: found, find })}{' '}
            <a href={listPath(page, list.lineId)} className="text-link">
              {translate('recipients.all')}
            </a>
          </p>
        )}
      </form>
    </search>
  )
}

/** Shipping cost, and the link to continue. */
function Sending({ page, list, open }: { page: Page; list: RecipientList; open: number }) {
  const { translate, shop } = page
  const { recipients, problem, lineId } = list
  const first = recipients[0]
  const isHome = list.delivery === 'home'
  return (
    <Panel title={translate(isHome ? 'recipients.offer-home' : 'recipients.sending')}>
      {isHome ? <Addressed page={page} list={list} /> : <Parcels page={page} list={list} />}
      {problem && (
        <div className="mt-4">
          <ErrorNotice>{problem}</ErrorNotice>
        </div>
      )}
      {open > 0 && first ? (
        <a
          href={`${listPath(page, lineId, { change: first.id })}#r-${first.id}`}
          className="button button-primary mt-5 w-full"
        >
          {translate('recipients.mend', { count: open })}
        </a>
      ) : (
        <a
          href={page.href(systemPath(shop, 'checkout'))}
          className={`button mt-5 w-full ${problem ? 'button-secondary' : 'button-primary'}`}
        >
          {translate('recipients.to-checkout')}
          <ArrowRightIcon size={20} />
        </a>
      )}
    </Panel>
  )
}

interface SendingProps {
  page: Page
  list: RecipientList
}

/** Postal letters or parcels to each recipient, and their price. */
function Parcels({ page: { translate }, list: { recipients, each, total } }: SendingProps) {
  return (
    <>
      <dl className="figures">
        <div className="flex justify-between gap-4 py-1.5">
          <dt>
            {each
              ? translate('recipients.parcels', { count: Math.max(1, recipients.length), each: each.text })
              : translate('recipients.parcels-unlike', { count: recipients.length })}
          </dt>
          {recipients.length > 0 && <dd className="whitespace-nowrap">{total.text}</dd>}
        </div>
      </dl>
      <p className="mt-2 text-14 text-muted">{translate('recipients.sending-text')}</p>
    </>
  )
}

/** Envelopes that come with the order: how many have an address, and how many none. */
function Addressed({ page: { translate }, list: { copies, quantity } }: SendingProps) {
  const blank = Math.max(0, quantity - copies)
  return (
    <>
      <p className="figures py-1.5">
        {copies > 0 && translate('recipients.addressed', { count: copies })}
        {blank > 0 && <span className="block">{translate('recipients.blank', { count: blank })}</span>}
      </p>
      <p className="mt-2 text-14 text-muted">{translate('recipients.delivery-home-text')}</p>
    </>
  )
}

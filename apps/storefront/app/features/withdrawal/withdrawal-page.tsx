import type { ReceiptLine } from '@passepartout/contracts'
import { systemPath } from '@passepartout/domain'
import { FieldError, TextArea, TextField } from '@passepartout/ui/field'
import { ArrowRightIcon, CalendarIcon, DoneIcon, PhotoIcon, RepairIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { wordsOf } from '../checkout/line-words.ts'
import { linkTo } from '../links/address.ts'
import { LineChoice } from '../order/line-choice.tsx'
import { Step as Fact } from '../order/next-steps.tsx'
import { Panel, Told } from '../order/panels.tsx'
import type { Step, Typed } from './take-step.ts'

const NOTHING: Typed = {
  intent: '',
  name: '',
  email: '',
  orderNumber: '',
  lines: [],
  text: '',
  isShown: false,
}

/** Two steps and a receipt; each is a page of its own that needs no script. */
export function WithdrawalPage({ page, step }: { page: Page; step: Step | undefined }) {
  const { translate } = page
  const kind = step?.kind ?? 'form'
  return (
    <div className="wrap pt-9 pb-section nav:grid nav:grid-cols-[minmax(0,720fr)_minmax(0,400fr)] nav:gap-x-40 nav:pt-12">
      <div>
        {kind === 'received' ? (
          <DoneIcon size={44} className="mb-3 text-ok" />
        ) : (
          <p className="mb-1 text-15 font-semibold">
            {translate('withdrawal.step', { step: kind === 'form' ? 1 : 2 })}
          </p>
        )}
        {step && kind === 'received' ? (
          <ReceivedStep page={page} step={step} />
        ) : step && kind === 'review' ? (
          <ReviewStep page={page} step={step} />
        ) : (
          <FormStep page={page} step={step} />
        )}
      </div>
      <aside className="max-nav:mt-10 nav:pt-14">
        <Panel title={translate('withdrawal.good-to-know')}>
          <ul className="grid gap-5">
            <Fact
              icon={CalendarIcon}
              title={translate('withdrawal.days')}
              text={translate('withdrawal.days-text')}
            />
            <Fact
              icon={PhotoIcon}
              title={translate('withdrawal.exempt')}
              text={translate('withdrawal.exempt-text')}
            />
            <Fact
              icon={RepairIcon}
              title={translate('withdrawal.faulty')}
              text={translate('withdrawal.faulty-text')}
            />
          </ul>
        </Panel>
      </aside>
    </div>
  )
}

function Head({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="type-h1 nav:text-[3rem]">{title}</h1>
      <p className="type-lead measure mt-3">{text}</p>
    </>
  )
}

function FormStep({ page, step }: { page: Page; step: Step | undefined }) {
  const { translate, global } = page
  const { typed = NOTHING, order = null, errors = {}, message = '' } = step ?? {}
  const error = (name: string) => errors[name] && (errors[name][0] ?? translate(`withdrawal.${name}-missing`))
  const field = (name: 'name' | 'email' | 'orderNumber') => ({
    name,
    label: translate(`withdrawal.${name}`),
    defaultValue: typed[name],
    error: error(name),
    required: true,
  })
  const law = global?.withdrawal
  return (
    <>
      <Head title={translate('withdrawal.title')} text={translate('withdrawal.lead')} />
      {message && (
        <div className="mt-6">
          <Told look="error">{message}</Told>
        </div>
      )}
      <form method="post" noValidate className="mt-7 grid gap-5">
        <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
          <TextField {...field('name')} autoComplete="name" maxLength={200} />
          <TextField
            {...field('orderNumber')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="PP-7K4M-2Q9X"
            maxLength={40}
          />
        </div>
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" maxLength={200} />
        {order && (
          <fieldset aria-describedby="line-error" className="mt-3">
            <legend className="mb-3 font-semibold">
              {translate('withdrawal.order-of', { date: order.placedAt.text })}
            </legend>
            <input type="hidden" name="shown" value="1" />
            <div className="divide-y divide-hairline overflow-clip rounded-surface border border-line-strong bg-raised">
              {order.lines.map(({ line, isExempt }) => (
                <GivenBack
                  key={line.id}
                  page={page}
                  line={line}
                  isExempt={isExempt}
                  isChosen={typed.lines.includes(line.id)}
                  until={order.until?.text}
                />
              ))}
            </div>
            <FieldError id="line" error={error('line')} />
          </fieldset>
        )}
        {order && (
          <TextArea
            name="text"
            label={translate('withdrawal.text')}
            optional={translate('order.optional')}
            defaultValue={typed.text}
            maxLength={2000}
            rows={2}
          />
        )}
        <div>
          <button
            type="submit"
            name="intent"
            value="review"
            className="button button-primary button-large max-md:w-full"
          >
            {translate('withdrawal.go-on')}
            <ArrowRightIcon size={20} />
          </button>
          <p className="mt-3 text-14 text-muted">
            {translate('withdrawal.in-writing')}{' '}
            {law && (
              <a {...linkTo(law, page)} className="text-link">
                {translate('withdrawal.law')}
              </a>
            )}
          </p>
        </div>
      </form>
    </>
  )
}

interface GivenBackProps {
  page: Page
  line: ReceiptLine
  isExempt: boolean
  isChosen: boolean
  until: string | undefined
}

/**
 * A line to be given back. One that was made to order is exempt: that is said, and the way to withdraw all the same
 * stays open, since the judgement is not the shop's alone.
 */
function GivenBack({ page, line, isExempt, isChosen, until }: GivenBackProps) {
  const { translate } = page
  if (!isExempt) {
    return (
      <LineChoice page={page} line={line} isChosen={isChosen} aside={line.total.text}>
        {until ? translate('withdrawal.line-until', { day: until }) : translate('withdrawal.line-open')}
      </LineChoice>
    )
  }
  return (
    <div className="px-4 py-3.5 nav:px-5">
      <p className="font-semibold">{wordsOf(line, translate('cart.unnamed')).name}</p>
      <p className="mt-1 text-14">
        <b className="font-semibold">{translate('withdrawal.no-right')}</b>{' '}
        <span className="text-muted">
          {translate('withdrawal.no-right-text', { source: translate('withdrawal.source') })}
        </span>
      </p>
      <details open={isChosen} className="mt-1">
        <summary className="text-link flex min-h-11 items-center text-15">
          {translate('withdrawal.anyway')}
        </summary>
        <div className="-mx-4 border-t border-hairline nav:-mx-5">
          <LineChoice page={page} line={line} isChosen={isChosen} aside={line.total.text}>
            {translate('withdrawal.line-made')}
          </LineChoice>
        </div>
      </details>
    </div>
  )
}

function ReviewStep({ page, step: { typed, order } }: { page: Page; step: Step }) {
  const { translate } = page
  return (
    <>
      <Head title={translate('withdrawal.review')} text={translate('withdrawal.review-lead')} />
      <div className="mt-7 grid gap-5">
        {!order && <Told look="info">{translate('withdrawal.unknown')}</Told>}
        <Facts
          rows={[
            [translate('withdrawal.what'), namesOf(page, typed, order)],
            [translate('withdrawal.orderNumber'), order?.orderNumber ?? typed.orderNumber],
            [translate('withdrawal.name'), typed.name],
            [translate('withdrawal.confirm-to'), typed.email],
            ...(typed.text ? [[translate('withdrawal.text'), typed.text] as const] : []),
            [translate('withdrawal.refund'), translate('withdrawal.refund-text')],
          ]}
        />
        <form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Carried typed={typed} />
          <button
            type="submit"
            name="intent"
            value="confirm"
            className="button button-primary button-large max-md:w-full"
          >
            {translate('withdrawal.confirm')}
          </button>
          <button
            type="submit"
            name="intent"
            value="change"
            className="min-h-11 underline underline-offset-4"
          >
            {translate('withdrawal.back')}
          </button>
        </form>
      </div>
    </>
  )
}

/** What was typed, for the next step. */
function Carried({ typed: { name, email, orderNumber, text, lines, isShown } }: { typed: Typed }) {
  return (
    <>
      {Object.entries({ name, email, orderNumber, text, ...(isShown ? { shown: '1' } : {}) }).map(
        ([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ),
      )}
      {lines.map(line => (
        <input key={line} type="hidden" name="line" value={line} />
      ))}
    </>
  )
}

function ReceivedStep({ page, step: { typed, received } }: { page: Page; step: Step }) {
  const { translate, shop } = page
  if (!received) return null
  return (
    <div role="status">
      <Head
        title={translate('withdrawal.received')}
        text={translate('withdrawal.received-lead', { at: received.receivedAt.text })}
      />
      <div className="mt-7">
        <Facts
          rows={[
            [translate('withdrawal.reference'), received.reference],
            [translate('withdrawal.orderNumber'), typed.orderNumber.toUpperCase()],
            [translate('withdrawal.confirm-to'), typed.email],
            [translate('withdrawal.refund'), translate('withdrawal.refund-text')],
          ]}
        />
      </div>
      <p className="mt-5 text-muted">{translate('withdrawal.next')}</p>
      <a
        href={page.href(systemPath(shop, 'withdrawal'))}
        className="text-link mt-3 inline-flex min-h-11 items-center"
      >
        {translate('withdrawal.another')}
      </a>
    </div>
  )
}

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="divide-y divide-hairline rounded-surface border border-hairline bg-raised px-5 py-2 nav:px-7">
      {rows.map(([name, value]) => (
        <div key={name} className="py-3 md:grid md:grid-cols-[9.5rem_minmax(0,1fr)] md:gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function namesOf({ translate }: Page, { lines }: Typed, order: Step['order']): string {
  const chosen = order?.lines.filter(({ line }) => lines.includes(line.id)) ?? []
  const names = chosen.map(({ line }) => wordsOf(line, translate('cart.unnamed')).name)
  return names.join('\n') || translate('withdrawal.whole')
}

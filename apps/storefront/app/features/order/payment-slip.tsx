import type { PaymentSlip } from '@passepartout/contracts'
import { joinWithNoBreakSpaces } from '@passepartout/domain'
import { CheckIcon, CopyIcon, DownloadIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'

interface SlipProps {
  page: Page
  slip: PaymentSlip
  /** File name of the saved code. */
  file: string
  /** Other payment methods, shown below. */
  children: ReactNode
}

/** Data for a bank transfer: the code to scan or save, and every field of it to read and copy. */
export function PaymentSlipView({ page, slip, file, children }: SlipProps) {
  const { translate, shop } = page
  const isBill = slip.kind === 'swiss-qr'
  const day = dayText(slip.payUntil, shop.locale)
  return (
    <div
      data-enhance="payment-slip"
      data-copied={translate('order.copied')}
      data-file={file}
      className={slip.kind === 'epc' ? 'nav:grid nav:grid-cols-[264px_minmax(0,1fr)] nav:gap-x-10' : ''}
    >
      {slip.svg !== null && <Code page={page} svg={slip.svg} isBill={isBill} />}
      <div className="max-nav:mt-5">
        <dl className={`divide-y divide-hairline ${isBill ? 'mt-5' : ''}`}>
          <Value page={page} name="recipient" value={slip.recipient} />
          {slip.domestic && (
            <>
              <Value
                page={page}
                name="sort-code"
                value={slip.domestic.sortCode}
                copied={slip.domestic.sortCode.replaceAll('-', '')}
              />
              <Value page={page} name="account-number" value={slip.domestic.accountNumber} />
            </>
          )}
          <Value page={page} name="iban" value={inGroups(slip.iban)} copied={slip.iban} />
          {slip.bic && <Value page={page} name="bic" value={slip.bic} />}
          <Value
            page={page}
            name="amount"
            value={slip.amount.text}
            copied={plainAmount(slip.amount.amount)}
          />
          <Value page={page} name="reference" value={inGroups(slip.reference)} copied={slip.reference} />
        </dl>
        <p className="mt-4 text-14 text-muted">{translate('order.pay-until', { day })}</p>
        {children}
      </div>
      <p role="status" data-says="" className="sr-only" />
    </div>
  )
}

/** As an image, so that nothing in the SVG can run. */
function Code({ page, svg, isBill }: { page: Page; svg: string; isBill: boolean }) {
  const { translate } = page
  return (
    <div>
      {isBill && <p className="mb-4 text-muted">{translate('order.scan-bill')}</p>}
      <figure
        // A bill is wider than a phone: with the focus, the keyboard can scroll it.
        {...(isBill ? { tabIndex: 0 } : {})}
        className={`rounded-surface border border-hairline bg-white p-5 ${isBill ? 'overflow-x-auto' : ''}`}
      >
        <img
          src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`}
          alt={translate('order.code-alt')}
          data-code=""
          className={
            isBill ? 'min-w-[34rem] w-full bg-transparent' : 'mx-auto w-full max-w-[216px] bg-transparent'
          }
        />
        {!isBill && (
          <figcaption className="mt-3 text-center text-14 max-nav:hidden">
            {translate('order.scan')}
          </figcaption>
        )}
      </figure>
      <button type="button" hidden data-save="" className="button button-primary mt-3 w-full nav:hidden">
        {translate('order.save-code')}
        <DownloadIcon size={20} />
      </button>
      <p className="mt-2.5 text-14 text-muted nav:hidden">{translate('order.save-code-hint')}</p>
    </div>
  )
}

interface ValueProps {
  page: Page
  name: 'recipient' | 'sort-code' | 'account-number' | 'iban' | 'bic' | 'amount' | 'reference'
  value: string
  /** Value for a bank's form, if it differs from the displayed one. */
  copied?: string
}

function Value({ page, name, value, copied = value }: ValueProps) {
  const { translate } = page
  const label = translate(`order.${name}`)
  return (
    <div className="relative min-h-13 py-2 pr-12 nav:grid nav:grid-cols-[92px_minmax(0,1fr)] nav:items-center nav:gap-x-3">
      <dt className="text-14 text-muted nav:text-16">{label}</dt>
      <dd>
        <span className="figures font-semibold break-words text-15">{value}</span>
        <button
          type="button"
          hidden
          data-copy={copied}
          data-name={label}
          aria-label={translate('order.copy', { name: label })}
          className="absolute inset-y-0 right-0 my-auto grid size-11 place-items-center rounded-control text-accent hover:bg-row-hover"
        >
          <span data-idle="">
            <CopyIcon size={20} />
          </span>
          <span data-done="" hidden className="text-ok">
            <CheckIcon size={20} />
          </span>
        </button>
      </dd>
    </div>
  )
}

/** IBAN and references are read in groups of four. */
const inGroups = (text: string) => text.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')

/** In the format of banks' forms: 99.80. */
const plainAmount = (minor: number) => (minor / 100).toFixed(2)

const dayText = (day: string, locale: Page['shop']['locale']) =>
  joinWithNoBreakSpaces(
    locale,
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(`${day}T12:00:00Z`)),
  )

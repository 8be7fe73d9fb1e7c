import type { AddressStep, Checkout } from '@passepartout/contracts'
import type { CountryCode } from '@passepartout/domain'
import { OfflineIcon, PlusIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { GuaranteeNotice } from '../law/guarantee-notice.tsx'
import { AddressForm, AddressSummary } from './address-step.tsx'
import { ChangesDialog } from './changes-dialog.tsx'
import { CheckoutAccountHint } from './checkout-account-hint.tsx'
import { CodeForm } from './code-form.tsx'
import type { Problems } from './error-summary.tsx'
import { interpolateNodes } from './interpolate-nodes.ts'
import { ErrorNotice, InfoNotice } from './notices.tsx'
import { OrderPlacedNotice, type PlacedOrderLinks } from './order-placed-notice.tsx'
import { OrderReview } from './order-review.tsx'
import { PaymentForm } from './payment-step.tsx'
import { RecipientLinks } from './recipient-links.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { ShippingForm, ShippingSummary } from './shipping-step.tsx'
import { STEPS, Step, type StepName } from './step.tsx'
import { SummaryBar, SummaryPanel } from './summary.tsx'

/** Refusal of the last form, which is shown again with its values. */
export interface CheckoutFormError {
  intent: string
  message: string
  /** Nothing was chosen. */
  isEmpty?: boolean
  problems: Problems
  address?: AddressStep
  code?: string
}

interface CheckoutPageProps {
  page: Page
  /** `undefined` if the API was unreachable. */
  checkout: Checkout | undefined
  /** Step that the address requests. */
  requestedStep?: string | undefined
  refused?: CheckoutFormError | undefined
  /** The order just placed, or the existing one if an outdated page was submitted again. */
  ordered?: PlacedOrderLinks | undefined
}

/** The checkout: three steps of which one is open, and the receipt. Works without a script. */
export function CheckoutPage({ page, checkout, requestedStep, refused, ordered }: CheckoutPageProps) {
  const { translate, shop } = page
  return (
    <div
      data-enhance="checkout"
      data-when="load"
      data-shop={`${shop.channel}-${shop.country}`}
      data-locale={shop.locale}
      data-offline={translate('cart.offline')}
    >
      {checkout && !ordered && <SummaryBar page={page} checkout={checkout} />}
      <div className="wrap pt-8 pb-section max-nav:max-w-[40rem] nav:pt-14">
        <h1 className="type-h1">{translate('checkout.title')}</h1>
        {ordered ? (
          <OrderPlacedNotice page={page} order={ordered} />
        ) : checkout ? (
          <div className="mt-6 nav:mt-10 nav:grid nav:grid-cols-[minmax(0,45rem)_minmax(20rem,27.5rem)] nav:justify-between nav:gap-12">
            <Steps page={page} checkout={checkout} requestedStep={requestedStep} refused={refused} />
            <SummaryPanel page={page} checkout={checkout} />
          </div>
        ) : (
          <div className="mt-8 max-w-[45rem]">
            <ErrorNotice>{translate('checkout.unavailable')}</ErrorNotice>
          </div>
        )}
      </div>
      {checkout && !ordered && <ChangesDialog page={page} checkout={checkout} />}
    </div>
  )
}

type StepsProps = Pick<CheckoutPageProps, 'page' | 'requestedStep' | 'refused'> & { checkout: Checkout }

function Steps({ page, checkout, requestedStep, refused }: StepsProps) {
  const { translate } = page
  const open = openStep(checkout, requestedStep, refused?.intent)
  const limit = STEPS.indexOf(checkout.open ?? 'payment')
  const stateOf = (name: StepName) =>
    name === open ? 'open' : STEPS.indexOf(name) < limit || checkout.open === null ? 'done' : 'todo'
  const of = (intent: string) => (refused?.intent === intent ? refused : undefined)
  const address = of('address')
  const isBlocked = checkout.lines.some(({ blocker }) => blocker)
  const canOrder = checkout.open === null && !isBlocked
  /** Message that belongs to no field or step. */
  function sentenceOnTop(): string {
    if (refused?.intent === 'order' && !canOrder && !isBlocked)
      return translate('checkout.failed', { reason: refused.message })
    return refused && !['address', 'code', 'order', 'shipping', 'payment'].includes(refused.intent)
      ? refused.message
      : ''
  }
  const paymentProblem = () =>
    of('payment')?.isEmpty ? translate('checkout.choose-payment') : of('payment')?.message
  return (
    <div>
      <div hidden data-offline-note="" className="mb-6">
        <InfoNotice icon={OfflineIcon}>
          <strong className="font-semibold">{translate('checkout.offline-title')}</strong>{' '}
          {translate('checkout.offline')}
        </InfoNotice>
      </div>
      <p
        role="alert"
        data-problem=""
        className="mb-6 rounded-surface border-l-4 border-reduced bg-error-soft p-4 text-15 text-reduced empty:hidden"
      >
        {sentenceOnTop()}
      </p>
      <Blockers page={page} checkout={checkout} />
      <Step
        page={page}
        name="address"
        state={stateOf('address')}
        taken={checkout.address && <AddressSummary page={page} address={checkout.address} />}
      >
        {address && Object.keys(address.problems).length === 0 && (
          <div className="mb-5">
            <ErrorNotice>{address.message}</ErrorNotice>
          </div>
        )}
        <CheckoutAccountHint page={page} checkout={checkout} />
        <RecipientLinks page={page} checkout={checkout} />
        {checkout.needsAddress && <SavedAddresses page={page} checkout={checkout} />}
        <AddressForm
          page={page}
          address={address?.address ?? checkout.address}
          problems={address?.problems ?? {}}
          countries={deliveryCountries(page)}
          needsAddress={checkout.needsAddress}
        />
      </Step>
      <Step
        page={page}
        name="shipping"
        isFixed={checkout.shipping.options.length === 0}
        state={stateOf('shipping')}
        taken={<ShippingSummary page={page} checkout={checkout} />}
      >
        <ShippingForm page={page} checkout={checkout} problem={of('shipping')?.message} />
      </Step>
      <Step
        page={page}
        name="payment"
        state={stateOf('payment')}
        taken={checkout.payment.options.find(({ id }) => id === checkout.payment.chosen)?.name}
      >
        <PaymentForm page={page} checkout={checkout} problem={paymentProblem()} />
        <Codes page={page} checkout={checkout} refused={of('code')} />
        {canOrder && (
          <div className="mt-9 grid gap-6">
            <GuaranteeNotice page={page} />
            <OrderReview page={page} checkout={checkout} problem={of('order')?.message} />
          </div>
        )}
      </Step>
      {/* The receipt at the end of the last step has a border of its own. */}
      {checkout.open !== null && <div className="border-t border-hairline" />}
    </div>
  )
}

/** The open step: the refused one, else the requested one, but never beyond the first incomplete step. */
function openStep(
  { open }: Checkout,
  requestedStep: string | undefined,
  refused: string | undefined,
): StepName {
  const limit = open ?? 'payment'
  const wish = STEPS.find(name => name === refused) ?? STEPS.find(name => name === requestedStep) ?? limit
  return STEPS.indexOf(wish) <= STEPS.indexOf(limit) ? wish : limit
}

/** A cart belongs to one country, and so does its order. */
const deliveryCountries = ({ shop }: Page): readonly CountryCode[] => [shop.country]

function Codes({
  page,
  checkout,
  refused,
}: {
  page: Page
  checkout: Checkout
  refused: CheckoutFormError | undefined
}) {
  return (
    <details
      open={checkout.codes.length > 0 || refused !== undefined}
      className="group mt-7 border-y border-hairline"
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold hover:text-accent">
        {page.translate('checkout.code')}
        <PlusIcon size={20} className="flex-none transition-[rotate] group-open:rotate-45" />
      </summary>
      <div className="pb-5">
        <CodeForm
          page={page}
          on="checkout"
          codes={checkout.codes}
          refused={refused ? { code: refused.code ?? '', text: refused.message } : undefined}
        />
      </div>
    </details>
  )
}

/** Lines that cannot be printed, above everything else, each with a link to fix it. */
function Blockers({ page, checkout }: { page: Page; checkout: Checkout }) {
  const blockers = checkout.lines.flatMap(({ id, blocker }) => (blocker ? [{ id, ...blocker }] : []))
  if (blockers.length === 0) return null
  return (
    <div className="mb-6">
      <ErrorNotice>
        <p className="font-semibold">{page.translate('checkout.blocked', { count: blockers.length })}</p>
        <ul>
          {blockers.map(({ id, text, url, place }) => (
            <li key={id}>
              {interpolateNodes('{text} {link}', {
                text,
                link: url && (
                  <a href={page.href(url)} className="underline underline-offset-4">
                    {page.translate(place ? `checkout.mend-${place}` : 'checkout.mend')}
                  </a>
                ),
              })}
            </li>
          ))}
        </ul>
      </ErrorNotice>
    </div>
  )
}

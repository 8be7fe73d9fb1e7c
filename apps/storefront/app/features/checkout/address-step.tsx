import type { AddressStep, CheckoutAddress } from '@passepartout/contracts'
import {
  ADDRESS_KINDS,
  addressForm,
  COUNTRY_CODES,
  type CountryCode,
  TEXT_NUMBERS,
} from '@passepartout/domain'
import { Checkbox, TextArea, TextField } from '@passepartout/ui/field'
import { ArrowRightIcon, HomeIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { AddressFields } from './address-fields.tsx'
import { countryName } from './country-name.ts'
import { ErrorSummary, type Problems } from './error-summary.tsx'
import { formActionWithoutQuery } from './form-action-without-query.ts'

interface AddressStepProps {
  page: Page
  /** As typed, possibly incomplete. */
  address: AddressStep | null
  problems: Problems
  countries: readonly CountryCode[]
  /** False if everything is delivered by email: the buyer gives a name, no address. */
  needsAddress: boolean
}

/** Contact, recipient and address; only the data that a parcel and an invoice need. */
export function AddressForm({ page, address, problems, countries, needsAddress }: AddressStepProps) {
  const { translate, shop } = page
  const typed = address ?? emptyAddressStep(shop.country)
  const { contact, delivery, invoice, greeting } = typed
  const error = (name: string) => problems[name]?.[0]
  return (
    <form {...formActionWithoutQuery(page)} noValidate data-send="" data-keep="" className="checkout-address">
      <input type="hidden" name="intent" value="address" />
      <ErrorSummary page={page} problems={problems} kind={delivery.kind} />
      <TextField
        name="contact.email"
        id="email"
        type="email"
        label={translate('checkout.email')}
        hint={translate(needsAddress ? 'checkout.email-hint' : 'checkout.email-hint-mailed')}
        error={error('contact.email')}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        defaultValue={contact.email}
        enterKeyHint="next"
      />
      <fieldset className="mt-7">
        <legend className="text-16 font-semibold">
          {translate(needsAddress ? 'checkout.deliver-to' : 'checkout.buyer')}
        </legend>
        {needsAddress ? (
          <Kinds page={page} delivery={delivery} />
        ) : (
          <p className="mt-1 text-15 text-muted">{translate('checkout.buyer-hint')}</p>
        )}
        <div className="mt-5">
          <AddressFields
            page={page}
            part="delivery"
            address={delivery}
            problems={problems}
            countries={countries}
            isNameOnly={!needsAddress}
          />
        </div>
      </fieldset>
      {needsAddress && <Phone page={page} phone={contact.phone} error={error('contact.phone')} />}
      <div className="mt-4">
        {needsAddress && <Company page={page} address={typed} problems={problems} />}
        <Checkbox
          name="otherInvoice"
          label={translate(needsAddress ? 'checkout.other-invoice' : 'checkout.invoice-with-address')}
          defaultChecked={invoice !== null}
        />
        <fieldset data-if="otherInvoice" className="pt-2 pb-4">
          <legend className="mb-4 text-16 font-semibold">{translate('checkout.invoice')}</legend>
          <AddressFields
            page={page}
            part="invoice"
            address={invoice ?? emptyAddress(delivery.country)}
            problems={problems}
            countries={sortedCountries(shop.locale)}
          />
        </fieldset>
        {needsAddress && <Greeting page={page} greeting={greeting} error={error('greeting')} />}
      </div>
      <button type="submit" className="button button-primary mt-6 max-nav:w-full">
        {translate(needsAddress ? 'checkout.to-shipping' : 'checkout.to-payment')}
        <ArrowRightIcon size={20} />
      </button>
    </form>
  )
}

interface FieldProps {
  page: Page
  error: string | undefined
}

/** Telephone number for the carrier. */
function Phone({ page: { translate }, phone, error }: FieldProps & { phone: string }) {
  return (
    <div className="mt-5">
      <TextField
        name="contact.phone"
        id="phone"
        type="tel"
        label={translate('checkout.phone')}
        optional={translate('checkout.optional')}
        hint={translate('checkout.phone-hint')}
        error={error}
        autoComplete="tel"
        inputMode="tel"
        maxLength={40}
        defaultValue={phone}
      />
    </div>
  )
}

function Company({
  page: { translate },
  address: { delivery, vatNumber },
  problems,
}: Pick<AddressStepProps, 'page' | 'problems'> & { address: AddressStep }) {
  const error = (name: string) => problems[name]?.[0]
  const isCompany = delivery.company !== '' || vatNumber !== ''
  return (
    <>
      <Checkbox name="company" label={translate('checkout.is-company')} defaultChecked={isCompany} />
      <div data-if="company" className="grid gap-5 pt-2 pb-4">
        <TextField
          name="delivery.company"
          id="delivery-company"
          label={translate('checkout.company')}
          error={error('delivery.company')}
          autoComplete="shipping organization"
          maxLength={60}
          defaultValue={delivery.company}
        />
        <TextField
          name="vatNumber"
          label={translate('checkout.vatNumber')}
          optional={translate('checkout.optional')}
          hint={translate('checkout.vatNumber-hint')}
          error={error('vatNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          defaultValue={vatNumber}
        />
      </div>
    </>
  )
}

function Greeting({ page: { translate }, greeting, error }: FieldProps & { greeting: string }) {
  return (
    <>
      <Checkbox
        name="hasGreeting"
        label={translate('checkout.has-greeting')}
        hint={translate('checkout.has-greeting-hint')}
        defaultChecked={greeting !== ''}
      />
      <div data-if="hasGreeting" className="pt-2">
        <TextArea
          name="greeting"
          rows={3}
          label={translate('checkout.greeting')}
          hint={translate('checkout.greeting-hint')}
          error={error}
          maxLength={TEXT_NUMBERS.greetingLetters}
          defaultValue={greeting}
        />
      </div>
    </>
  )
}

/** Choice between home, parcel machine and post office, in countries that have them. */
function Kinds({ page, delivery }: { page: Page; delivery: CheckoutAddress }) {
  const { kinds } = addressForm(delivery.country)
  if (kinds.length < 2) return null
  return (
    <div className="segments mt-3">
      {ADDRESS_KINDS.map(kind => (
        <label key={kind}>
          <input
            type="radio"
            name="delivery.kind"
            value={kind}
            defaultChecked={delivery.kind === kind}
            className="sr-only"
          />
          {kind === 'home' && <HomeIcon size={18} className="max-sm:hidden" />}
          {page.translate(`checkout.kind-${kind}`)}
        </label>
      ))}
    </div>
  )
}

/** The saved address step in two lines. */
export function AddressSummary({ page, address }: { page: Page; address: AddressStep }) {
  return (
    <>
      <p>{addressLine(address.delivery, page)}</p>
      <p className="break-all text-muted">{address.contact.email}</p>
    </>
  )
}

/** An address in one line, with its country if it is not the shop's. */
export function addressLine(address: CheckoutAddress, { shop }: Pick<Page, 'shop'>): string {
  const { firstName, lastName, company, street, extra, postalCode, city, region, country } = address
  const place =
    country === 'gb' || country === 'com' ? [city, region, postalCode] : [postalCode, city, region]
  return [
    [firstName, lastName].join(' '),
    company,
    street,
    extra,
    place.filter(Boolean).join(' '),
    country === shop.country ? '' : countryName(country, shop.locale),
  ]
    .map(part => part.trim())
    .filter(Boolean)
    .join(', ')
}

const emptyAddress = (country: CountryCode): CheckoutAddress => ({
  country,
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  extra: '',
  postalCode: '',
  city: '',
  region: '',
  kind: 'home',
})

const emptyAddressStep = (country: CountryCode): AddressStep => ({
  contact: { email: '', phone: '' },
  delivery: emptyAddress(country),
  invoice: null,
  vatNumber: '',
  greeting: '',
})

const sortedCountries = (locale: string) =>
  COUNTRY_CODES.toSorted((a, b) => countryName(a, locale).localeCompare(countryName(b, locale), locale))

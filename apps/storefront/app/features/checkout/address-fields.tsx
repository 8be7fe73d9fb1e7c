import type { CheckoutAddress } from '@passepartout/contracts'
import { type AddressField, addressForm, type CountryCode } from '@passepartout/domain'
import { SelectField, TextField } from '@passepartout/ui/field'
import type { Page } from '../../platform/page.ts'
import { countryName } from './country-name.ts'
import type { Problems } from './error-summary.tsx'
import { RegionField } from './region-field.tsx'

interface AddressFieldsProps {
  page: Page
  part: 'delivery' | 'invoice'
  address: CheckoutAddress
  problems: Problems
  /** Countries of delivery. */
  countries: readonly CountryCode[]
  /** Nothing is shipped: only the name is needed. */
  isNameOnly?: boolean
}

/** An address in the format of its country; fields, their order and autocomplete values come from the domain. */
export function AddressFields({
  page,
  part,
  address,
  problems,
  countries,
  isNameOnly = false,
}: AddressFieldsProps) {
  const { translate } = page
  const form = addressForm(address.country, 'home', { isNameOnly })
  const props = { page, part, address, problems }
  const of = (name: AddressField['name']) => form.fields.find(field => field.name === name)
  const place = form.fields.filter(({ name }) => ['postalCode', 'city', 'region'].includes(name))
  const names = (
    <>
      <Text {...props} field={of('firstName')} className="col-span-3" />
      <Text {...props} field={of('lastName')} className="col-span-3" />
    </>
  )
  if (isNameOnly) {
    return (
      <div className="grid grid-cols-6 gap-x-4 gap-y-5">
        {names}
        <input type="hidden" name={`${part}.country`} value={address.country} />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-5">
      {names}
      {part === 'invoice' && <Text {...props} field={of('company')} className="col-span-6" isOptional />}
      <div data-for-kind="home" className="col-span-6 grid gap-5">
        <Text {...props} field={of('street')} />
        <AddressExtraField {...props} field={of('extra')} />
      </div>
      {part === 'delivery' && form.kinds.length > 1 && <Station {...props} />}
      {place.map(field =>
        field.name === 'region' ? (
          <div key={field.name} className="col-span-6 nav:col-span-3">
            <RegionField
              {...fieldAttributes(part, 'region')}
              page={page}
              regions={form.regions}
              error={problems[`${part}.region`]?.[0]}
              autoComplete={`${token(part)} ${field.autocomplete}`}
              defaultValue={address.region}
            />
          </div>
        ) : (
          <Text
            key={field.name}
            {...props}
            field={field}
            className={
              form.regions.length > 0
                ? 'col-span-3'
                : field.name === 'city'
                  ? 'col-span-3 nav:col-span-4'
                  : 'col-span-3 nav:col-span-2'
            }
          />
        ),
      )}
      <div className="col-span-6">
        {countries.length > 1 ? (
          <SelectField
            {...fieldAttributes(part, 'country')}
            label={translate('checkout.country')}
            error={problems[`${part}.country`]?.[0]}
            autoComplete={`${token(part)} country`}
            defaultValue={address.country}
            data-country=""
          >
            {countries.map(country => (
              <option key={country} value={country}>
                {countryName(country, page.shop.locale)}
              </option>
            ))}
          </SelectField>
        ) : (
          <>
            <input type="hidden" name={`${part}.country`} value={address.country} />
            <p className="text-14 font-semibold">{translate('checkout.country')}</p>
            <p>{countryName(address.country, page.shop.locale)}</p>
          </>
        )}
      </div>
    </div>
  )
}

type PartProps = Omit<AddressFieldsProps, 'countries'>
interface TextProps extends PartProps {
  field: AddressField | undefined
  className?: string
  isOptional?: boolean
}

export function Text({
  page,
  part,
  address,
  problems,
  field,
  className = '',
  isOptional = false,
}: TextProps) {
  if (!field) return null
  const { name, autocomplete, inputMode, maxLength } = field
  return (
    <div className={className}>
      <TextField
        {...fieldAttributes(part, name)}
        label={page.translate(`checkout.${name}`)}
        error={problems[`${part}.${name}`]?.[0]}
        {...(isOptional ? { optional: page.translate('checkout.optional') } : {})}
        autoComplete={`${token(part)} ${autocomplete}`}
        inputMode={inputMode}
        maxLength={maxLength}
        defaultValue={address.kind === 'home' || name !== 'street' ? address[name] : ''}
        autoCapitalize={inputMode === 'numeric' ? undefined : name === 'postalCode' ? 'characters' : 'words'}
        enterKeyHint="next"
      />
    </div>
  )
}

/** Rarely needed: folded away until it has a value or an error. */
function AddressExtraField(props: TextProps) {
  const { page, part, address, problems } = props
  const isOpen = (address.kind === 'home' && address.extra !== '') || !!problems[`${part}.extra`]
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-1.5 text-15 group-open:sr-only">
        <span className="text-link">{page.translate('checkout.add-extra')}</span>
        <span className="text-muted">{page.translate('checkout.extra-hint')}</span>
      </summary>
      <Text {...props} address={address.kind === 'home' ? address : { ...address, extra: '' }} />
    </details>
  )
}

/** Parcel machine or post office in Germany: the recipient's post number, and the number of the station. */
function Station({ page, part, address, problems }: PartProps) {
  const { translate } = page
  const isStation = address.kind !== 'home'
  const number = isStation ? address.street.replace(/\D/g, '') : ''
  const digits = { inputMode: 'numeric', autoComplete: 'off', enterKeyHint: 'next' } as const
  const problem = isStation ? problems[`${part}.street`]?.[0] : undefined
  return (
    <div data-for-kind="station" className="col-span-6 grid grid-cols-2 items-start gap-x-4 gap-y-5">
      <TextField
        {...digits}
        {...fieldAttributes(part, 'postNumber')}
        label={translate('checkout.postNumber')}
        hint={translate('checkout.postNumber-hint')}
        error={isStation ? problems[`${part}.extra`]?.[0] : undefined}
        maxLength={12}
        defaultValue={isStation ? address.extra : ''}
      />
      {(['packstation', 'post-office'] as const).map(kind => (
        <div key={kind} data-for-kind={kind}>
          <TextField
            {...digits}
            {...fieldAttributes(part, kind)}
            label={translate(`checkout.${kind}`)}
            hint={translate('checkout.station-hint')}
            error={address.kind === kind ? problem : undefined}
            maxLength={16}
            defaultValue={address.kind === kind ? number : ''}
          />
        </div>
      ))}
    </div>
  )
}

const fieldAttributes = (part: string, name: string) => ({ name: `${part}.${name}`, id: `${part}-${name}` })
const token = (part: 'delivery' | 'invoice') => (part === 'delivery' ? 'shipping' : 'billing')

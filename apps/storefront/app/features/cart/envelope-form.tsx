import type { CartLine, EnvelopeAddress } from '@passepartout/contracts'
import { ENVELOPE_SENDER } from '@passepartout/domain'
import { ChevronDownIcon } from '@passepartout/ui/icons'
import { Note } from '@passepartout/ui/notice'
import type { Page } from '../../platform/page.ts'
import { listPath } from '../checkout/list-path.ts'
import { RecipientFields } from '../checkout/recipient-fields.tsx'

interface EnvelopeFormProps {
  page: Page
  line: CartLine
  name: string
  /** Refused text for this line, with the reason. */
  refused?: { text: string; typed: string } | undefined
  /**
   * Address printed on the envelope of a single card. `undefined` (unknown) hides its fields, so that no stored address
   * is overwritten.
   */
  address?: EnvelopeAddress | null | undefined
}

/** Asks for the text on a line's printed envelopes: a plain form that stays open until it is filled in. */
export function EnvelopeForm({ page, line, name, refused, address }: EnvelopeFormProps) {
  const envelope = 'envelope' in line ? line.envelope : undefined
  if (!envelope) return null
  const { translate } = page
  const id = `envelope-${line.id}`
  const sender = refused?.typed ?? envelope.sender.join('\n')
  const isAddressed =
    !envelope.takesAddress || (address && Object.keys(address.problems).length === 0 && !address.doubt)
  const isUnlisted = envelope.usesList && envelope.listed === 0
  return (
    <details
      id={id}
      open={envelope.sender.length === 0 || !isAddressed || isUnlisted || refused !== undefined}
      className="group col-span-2 w-full scroll-mt-24 rounded-surface border border-hairline bg-raised px-4 md:col-start-2 md:max-w-lg"
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2.5 text-15">
        <span className="min-w-0">
          <span className="block font-semibold">{translate('cart.envelope')}</span>
          {envelope.sender.length > 0 && (
            <span className="block text-14 break-words text-muted">{envelope.sender.join(', ')}</span>
          )}
        </span>
        <ChevronDownIcon size={20} className="flex-none transition-[rotate] group-open:rotate-180" />
      </summary>
      <form method="post" action={`#${id}`} className="pb-4">
        <input type="hidden" name="line" value={line.id} />
        <label htmlFor={`${id}-sender`} className="text-14 font-semibold">
          {translate('cart.envelope-sender')}
        </label>
        <textarea
          id={`${id}-sender`}
          name="sender"
          rows={4}
          defaultValue={sender}
          maxLength={ENVELOPE_SENDER.lines * (ENVELOPE_SENDER.letters + 2)}
          autoComplete="street-address"
          aria-describedby={`${id}-hint`}
          aria-invalid={refused ? true : undefined}
          className="field mt-1 h-auto w-full py-2.5"
        />
        <p id={`${id}-hint`} className={`mt-1 text-14 ${refused ? 'text-reduced' : 'text-muted'}`}>
          {refused?.text ?? translate('cart.envelope-hint', { most: ENVELOPE_SENDER.lines })}
        </p>
        {envelope.takesAddress && address !== undefined && (
          <fieldset aria-describedby={`${id}-address`} className="mt-5">
            <legend className="text-14 font-semibold">{translate('cart.envelope-address')}</legend>
            <p id={`${id}-address`} className="mt-1 mb-4 text-14 text-muted">
              {translate('cart.envelope-address-hint')}
            </p>
            <div className="grid grid-cols-6 gap-x-4 gap-y-5">
              <RecipientFields
                page={page}
                nameLabel={translate('cart.envelope-name')}
                id={line.id}
                typed={address ?? undefined}
              />
            </div>
            {address?.doubt && <p className="mt-2 text-14">{address.doubt}</p>}
          </fieldset>
        )}
        <button
          type="submit"
          name="intent"
          value="envelope"
          aria-label={translate('cart.of-line', { action: translate('cart.envelope-save'), title: name })}
          className="button button-secondary button-small mt-3"
        >
          {translate('cart.envelope-save')}
        </button>
      </form>
      {envelope.pictures.length > 0 && (
        <ul className="grid gap-3 pb-4 sm:grid-cols-2">
          {envelope.pictures.map(({ side, url }) => (
            <li key={side} className="min-w-0">
              <img
                src={url}
                alt=""
                loading="lazy"
                decoding="async"
                className="h-auto w-full rounded-[2px] border border-hairline"
              />
              <p className="mt-1 text-13 text-muted">
                {translate(
                  side === 'front' && envelope.takesAddress
                    ? 'cart.envelope-front-one'
                    : `cart.envelope-${side}`,
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {envelope.usesList && (
        <div className="pb-4">
          <Note {...(isUnlisted && { look: 'error' as const })}>
            {isUnlisted || !envelope.delivery
              ? translate('cart.envelope-list-none')
              : translate(`cart.envelope-${envelope.delivery}`, { count: envelope.listed ?? 0 })}{' '}
            <a href={listPath(page, line.id)} className="text-link">
              {translate(isUnlisted ? 'cart.envelope-fill-list' : 'cart.envelope-to-list')}
            </a>
          </Note>
        </div>
      )}
    </details>
  )
}

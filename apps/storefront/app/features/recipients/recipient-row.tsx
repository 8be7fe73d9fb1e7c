import type { Recipient } from '@passepartout/contracts'
import { TextField } from '@passepartout/ui/field'
import { AlertIcon, CheckIcon, InfoIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { listPath } from '../checkout/list-path.ts'
import { RecipientFields } from '../checkout/recipient-fields.tsx'

interface RecipientRowProps {
  page: Page
  line: string
  recipient: Recipient
  isOpen: boolean
  /** The address is printed on an envelope that comes with the order. */
  isHome?: boolean
}

/** An address of the list: complete, doubtful or wrong; in its place, the form to correct it. */
export function RecipientRow({ page, line, recipient, isOpen, isHome = false }: RecipientRowProps) {
  const { translate } = page
  const { id, name, extra, street, postalCode, city, region, copies, problems, doubt } = recipient
  const wrong = Object.values(problems).flat()
  const look = wrong.length > 0 ? 'bg-error-soft' : doubt ? 'bg-row-hover' : ''
  const place = [extra, street, [postalCode, city, region].filter(Boolean).join(' ')].filter(Boolean)
  const Sign = wrong.length > 0 ? AlertIcon : doubt ? InfoIcon : CheckIcon
  const isMended = wrong.length === 0 && !doubt
  return (
    <li id={`r-${id}`} className={`scroll-mt-6 px-margin py-3.5 nav:px-5 ${look}`}>
      <div className="flex items-start gap-3.5">
        <Sign
          size={20}
          className={`mt-0.5 flex-none ${wrong.length > 0 ? 'text-reduced' : isMended ? 'text-ok' : ''}`}
        />
        <div className="min-w-0 flex-1 break-words nav:grid nav:grid-cols-2 nav:gap-x-6">
          <div>
            <p className="font-semibold">{name || translate('recipients.nobody')}</p>
            {wrong.map(text => (
              <p key={text} className="text-14 text-reduced">
                {text}
              </p>
            ))}
            {doubt && <p className="text-14">{doubt}</p>}
          </div>
          <p className="text-muted nav:text-ink">
            {place.join(', ')}
            {copies > 1 && (
              <span className="block text-14">{translate('recipients.copies', { count: copies })}</span>
            )}
          </p>
        </div>
        {!isOpen && (
          <a
            href={`${listPath(page, line, { change: id })}#r-${id}`}
            aria-label={translate('recipients.change-of', { name })}
            className="text-link -my-2.5 flex min-h-11 flex-none items-center"
          >
            {translate(wrong.length > 0 ? 'recipients.complete' : 'recipients.change')}
          </a>
        )}
      </div>
      {isOpen && <Form page={page} line={line} recipient={recipient} isHome={isHome} />}
    </li>
  )
}

function Form({ page, line, recipient, isHome }: Omit<RecipientRowProps, 'isOpen'>) {
  const { translate } = page
  const { id, copies } = recipient
  return (
    <form
      method="post"
      action={listPath(page, line)}
      noValidate
      className="mt-4 grid grid-cols-6 gap-x-4 gap-y-5"
    >
      <input type="hidden" name="id" value={id} />
      <RecipientFields
        page={page}
        nameLabel={translate(isHome ? 'recipients.on-envelope' : 'recipients.name')}
        id={id}
        typed={recipient}
      />
      <div className="col-span-2 nav:col-span-1">
        <TextField
          name="copies"
          id={`copies-${id}`}
          type="text"
          inputMode="numeric"
          maxLength={4}
          label={translate('recipients.count')}
          defaultValue={String(copies)}
        />
      </div>
      <div className="col-span-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" name="intent" value="change" className="button button-primary button-small">
          {translate('recipients.save')}
        </button>
        <button type="submit" name="intent" value="remove" className="min-h-11 underline underline-offset-4">
          {translate('recipients.remove')}
        </button>
      </div>
    </form>
  )
}

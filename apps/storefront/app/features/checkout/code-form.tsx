import type { Checkout } from '@passepartout/contracts'
import { AlertIcon, CheckIcon, InfoIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { formActionWithoutQuery } from './form-action-without-query.ts'

interface CodeFormProps {
  page: Page
  codes: Checkout['codes']
  /** The refused code, with the reason. */
  refused?: { code: string; text: string } | undefined
  /** The page that shows the form. */
  on: 'cart' | 'checkout'
}

const LOOKS = {
  used: { Icon: CheckIcon, colour: 'text-ok' },
  outdone: { Icon: InfoIcon, colour: 'text-muted' },
  refused: { Icon: AlertIcon, colour: 'text-reduced' },
}

/** One field for promotion codes and gift vouchers; the effect of each entered code is shown below. */
export function CodeForm({ page, codes, refused, on }: CodeFormProps) {
  const { translate } = page
  return (
    <div>
      <form {...formActionWithoutQuery(page, on)} data-send="" noValidate>
        <input type="hidden" name="intent" value="code" />
        <label htmlFor="code" className="mb-1.5 block text-14 font-semibold">
          {translate('checkout.code')}
        </label>
        <div className="flex gap-2">
          <input
            id="code"
            name="code"
            defaultValue={refused?.code}
            placeholder={translate('checkout.code-placeholder')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            aria-describedby={refused ? 'code-error' : undefined}
            {...(refused ? { 'aria-invalid': true } : {})}
            className="field min-w-0 flex-1"
          />
          <button type="submit" className="button button-secondary button-small flex-none min-h-13!">
            {translate('checkout.code-enter')}
          </button>
        </div>
        {refused && (
          <p id="code-error" role="alert" className="mt-2 flex gap-2 text-14 text-reduced">
            <AlertIcon size={18} className="mt-px flex-none" />
            {refused.text}
          </p>
        )}
      </form>
      {codes.length > 0 && (
        <ul aria-label={translate('checkout.codes')} className="mt-2">
          {codes.map(({ code, state, text }) => {
            const { Icon, colour } = LOOKS[state]
            return (
              <li key={code} className={`flex items-start gap-2 text-14 ${colour}`}>
                <Icon size={18} className="mt-3 flex-none" />
                <span className="flex-1 py-2.5">{text}</span>
                <RemoveCode page={page} code={code} on={on} />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

function RemoveCode({ page, code, on }: { page: Page; code: string; on: CodeFormProps['on'] }) {
  return (
    <form {...formActionWithoutQuery(page, on)} data-send="">
      <input type="hidden" name="intent" value="remove-code" />
      <input type="hidden" name="code" value={code} />
      <button
        type="submit"
        aria-label={page.translate('checkout.code-remove-of', { code })}
        className="flex min-h-11 items-center text-14 text-ink underline underline-offset-4 hover:decoration-2"
      >
        {page.translate('checkout.code-remove')}
      </button>
    </form>
  )
}

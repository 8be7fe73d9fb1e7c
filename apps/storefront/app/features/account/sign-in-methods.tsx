import { KeyIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'

/** Sign-in methods that need a script, which shows those that the browser and the shop support. */
export function SignInMethods({ page: { translate } }: { page: Page }) {
  return (
    <>
      <button
        type="button"
        hidden
        data-passkey={translate('access.passkey-failed')}
        className="button button-secondary w-full [&[hidden]]:hidden"
      >
        <KeyIcon size={20} />
        {translate('access.passkey')}
      </button>
      <div hidden data-google={translate('access.google-failed')} className="[&[hidden]]:hidden">
        <button type="button" aria-describedby="google-hint" className="button button-secondary w-full">
          {translate('access.google')}
        </button>
        <div data-google-place="" className="flex justify-center empty:hidden" />
        <p id="google-hint" className="mt-1.5 text-14 text-muted">
          {translate('access.google-hint')}
        </p>
      </div>
    </>
  )
}

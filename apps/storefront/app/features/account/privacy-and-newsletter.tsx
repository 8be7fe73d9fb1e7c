import { type Account, exportAccount } from '@passepartout/contracts'
import { Checkbox } from '@passepartout/ui/field'
import { DownloadIcon } from '@passepartout/ui/icons'
import { AreaForm } from './area-form.tsx'
import { type AreaProps, errorOfForm } from './area-page.ts'
import { ReauthenticationFields } from './security.tsx'

const BOX = 'rounded-surface border border-hairline bg-raised p-5 nav:p-7'

/** Export of all stored data, and deletion of the account. */
export function DataAndPrivacy({ page, failed, account }: AreaProps & { account: Account }) {
  const { translate } = page
  const erased = errorOfForm(failed, 'erase')
  return (
    <div className="grid gap-5">
      <section className={BOX}>
        <h2 className="type-h3">{translate('area.export')}</h2>
        <p className="measure mt-2 text-muted">{translate('area.export-text')}</p>
        <a
          href={exportAccount.path}
          data-away=""
          download
          className="button button-secondary mt-4 max-md:w-full"
        >
          <DownloadIcon size={20} />
          {translate('area.export')}
        </a>
      </section>
      <section className={BOX}>
        <h2 className="type-h3">{translate('area.erase')}</h2>
        <p className="measure mt-2 mb-4 text-muted">{translate('area.erase-text')}</p>
        <AreaForm
          page={page}
          section="data"
          intent="erase"
          failed={erased}
          className="grid gap-4 md:max-w-110"
        >
          <ReauthenticationFields page={page} id="erase" account={account} failed={erased} />
          <Checkbox
            name="sure"
            label={translate('area.erase-sure')}
            error={erased && 'sure' in erased.errors ? translate('area.erase-missing') : undefined}
          />
          <button type="submit" className="button button-secondary justify-self-start max-md:w-full">
            {translate('area.erase')}
          </button>
        </AreaForm>
      </section>
    </div>
  )
}

interface NewsletterSettingsProps extends AreaProps {
  account: Account
  newsletter: { state: 'none' | 'asked' | 'confirmed' }
  /** Text of the consent. */
  consent: string
}

export function NewsletterSettings({ page, failed, account, newsletter, consent }: NewsletterSettingsProps) {
  const { translate } = page
  const isOn = newsletter.state === 'confirmed'
  return (
    <section className={BOX}>
      <p className="measure break-words">
        {isOn ? translate('area.newsletter-on', { email: account.email }) : translate('area.newsletter-off')}
      </p>
      <AreaForm
        page={page}
        section="newsletter"
        intent="newsletter"
        failed={errorOfForm(failed, 'newsletter')}
        className="mt-4 grid gap-4"
      >
        <input type="hidden" name="subscribed" value={isOn ? '0' : '1'} />
        {!isOn && <p className="measure text-14 text-muted">{consent}</p>}
        <button
          type="submit"
          className={`button ${isOn ? 'button-secondary' : 'button-primary'} justify-self-start max-md:w-full`}
        >
          {translate(isOn ? 'area.newsletter-leave' : 'area.newsletter-subscribe')}
        </button>
      </AreaForm>
    </section>
  )
}

import type { RecipientList } from '@passepartout/contracts'
import { TextArea } from '@passepartout/ui/field'
import type { Page } from '../../platform/page.ts'
import { listPath } from '../checkout/list-path.ts'
import type { RecipientFormError } from './handle-recipient-action.ts'

interface ListFormProps {
  page: Page
  list: RecipientList
  refused: RecipientFormError | undefined
}

/** Field to paste a list, or with a script to read it from a file; and the button to delete the whole list. */
export function ListForm({ page, list, refused }: ListFormProps) {
  const { translate } = page
  const action = listPath(page, list.lineId)
  return (
    <section aria-labelledby="add" className="border-t border-hairline pt-6">
      <h2 id="add" className="type-h3">
        {translate(list.recipients.length > 0 ? 'recipients.add-more' : 'recipients.add')}
      </h2>
      {list.names > 0 && (
        <form method="post" action={action} className="mt-4">
          <button type="submit" name="intent" value="names" className="button button-secondary max-sm:w-full">
            {translate('recipients.from-names', { count: list.names })}
          </button>
          <p className="mt-2 text-14 text-muted">
            {translate(
              list.delivery === 'home' ? 'recipients.from-names-home' : 'recipients.from-names-text',
            )}
          </p>
        </form>
      )}
      <form
        method="post"
        action={action}
        noValidate
        className="mt-4"
        data-enhance="recipients-file"
        data-when="load"
        data-large={translate('recipients.too-large')}
      >
        <input type="hidden" name="intent" value="add" />
        <div data-file="" hidden className="mb-5">
          <label className="button button-secondary max-sm:w-full has-[:focus-visible]:outline-2">
            {translate('recipients.file')}
            <input
              type="file"
              accept=".csv,.tsv,.txt,.vcf,text/csv,text/vcard,text/plain"
              className="sr-only"
            />
          </label>
          <p role="status" className="mt-2 text-14 text-reduced" />
        </div>
        <TextArea
          name="text"
          rows={6}
          label={translate('recipients.paste')}
          hint={translate('recipients.paste-hint')}
          error={refused?.message}
          defaultValue={refused?.text ?? ''}
          maxLength={60_000}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" className="button button-secondary mt-4 max-sm:w-full">
          {translate('recipients.read')}
        </button>
        <p className="mt-3 text-14 text-muted">{translate('recipients.privacy')}</p>
      </form>
      {list.recipients.length > 0 && (
        <form method="post" action={action} className="mt-2">
          <button
            type="submit"
            name="intent"
            value="clear"
            className="min-h-11 text-15 underline underline-offset-4"
          >
            {translate('recipients.clear')}
          </button>
        </form>
      )}
    </section>
  )
}

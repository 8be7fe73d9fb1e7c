import { systemPath } from '@passepartout/domain'
import { CloseIcon, SearchIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { MAX_QUERY_LENGTH } from './search-index.ts'

interface SearchFormProps {
  page: Page
  question?: string
}

/** The search field as a plain form. On the search page its cross leads to the empty field. */
export function SearchForm({ page, question = '' }: SearchFormProps) {
  const { translate } = page
  const action = page.href(systemPath(page.shop, 'search'))
  return (
    <search>
      <form method="get" action={action} className="search-form">
        <button type="submit" aria-label={translate('search.submit')} className="search-button">
          <SearchIcon size={22} />
        </button>
        <input
          type="search"
          name="q"
          defaultValue={question}
          maxLength={MAX_QUERY_LENGTH}
          aria-label={translate('search.label')}
          placeholder={translate('search.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          className="search-input"
        />
        {question && (
          <a href={action} aria-label={translate('search.clear')} className="search-button">
            <CloseIcon size={20} />
          </a>
        )}
      </form>
    </search>
  )
}

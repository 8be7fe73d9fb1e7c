import {
  type Document,
  diffVersions,
  type MergeResolution,
  type MergeSide,
  mergeVersions,
  proposedResolution,
} from '@passepartout/document'
import { useState } from 'react'
import { PageThumbnail } from '../check/page-thumbnail.tsx'
import { pageNames } from '../pages/use-pages.ts'
import { toContent, toVersion } from '../saving/version-merger.ts'
import type { ConflictState } from '../state/design-state.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { useModal } from './use-modal.ts'
import { VersionComparison } from './version-comparison.tsx'

/** Maximum of pages that show how a whole version differs from the other. */
const SHOWN_PAGES = 6

/**
 * Shows two versions of a design side by side: page by page where they can be merged, otherwise as a whole. This
 * device's version comes first; the rejected one is set aside.
 */
export default function ConflictDialog({ conflict }: { conflict: ConflictState }) {
  const { t, keeping, shop, data, design } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const configuration = useEditor(snapshot => snapshot.configuration)
  // A newer version on the server must be resolved; one that was set aside is only viewed.
  const isKept = conflict.revision === null
  const close = () => design.set({ conflict: null })
  const dialog = useModal(isKept ? close : undefined)
  const mine = { document, configuration }
  const other = toVersion(conflict)
  const agreed = conflict.agreed && toVersion(conflict.agreed)
  const difference = diffVersions(agreed, mine, other)
  const [choice, setChoice] = useState<MergeResolution>(() => proposedResolution(difference))
  const [whole, setWhole] = useState<MergeSide>('mine')
  const time = new Intl.DateTimeFormat(shop.locale, { dateStyle: 'short', timeStyle: 'short' })
  const isSame = difference.pages.length === 0 && !difference.rest
  const pages = difference.pages.filter(({ isClash }) => isClash)
  const isRestOpen = difference.rest?.isClash ?? false
  const isPartlyMerged = difference.canMix && pages.length < difference.pages.length
  const takeAll = (side: MergeSide) =>
    setChoice({
      pages: { ...choice.pages, ...Object.fromEntries(pages.map(({ id }) => [id, side])) },
      rest: isRestOpen ? side : choice.rest,
    })
  const documentOf = (side: MergeSide) => (side === 'mine' ? mine : other).document
  const settle = () => {
    const chosen = difference.canMix ? mergeVersions(mine, other, choice) : whole === 'mine' ? mine : other
    keeping.settle(toContent(chosen))
  }
  const nameOf = (id: string) => {
    const plan = pageNames(document, data.product, shop.locale).find(page => page.id === id)
    if (plan) return t(`page.${plan.label.key}`, plan.label.params)
    return t('conflict.page', { number: document.pages.findIndex(page => page.id === id) + 1 })
  }
  const when = { mine: t('conflict.now', { time: time.format(Date.now()) }), other: time.format(conflict.at) }

  return (
    <dialog
      ref={dialog}
      className="plain-dialog versions-dialog"
      aria-labelledby="conflict-title"
      onCancel={event => {
        event.preventDefault()
        if (isKept) close()
      }}
    >
      <div className="dialog-head">
        <h2 id="conflict-title">
          {isKept ? t('conflict.keptTitle', { time: when.other }) : t('conflict.title')}
        </h2>
      </div>
      <p className="muted">
        {t(isSame ? 'conflict.same' : difference.canMix ? 'conflict.text' : 'conflict.whole')}
        {isPartlyMerged && ` ${t('conflict.partly')}`}
      </p>
      {difference.canMix ? (
        <>
          {pages.map(({ id }) => (
            <VersionComparison
              key={id}
              label={nameOf(id)}
              when={when}
              side={choice.pages[id] ?? 'mine'}
              onChoose={side => setChoice({ ...choice, pages: { ...choice.pages, [id]: side } })}
              show={side => <PageThumbnail isWhole document={documentOf(side)} pageId={id} />}
            />
          ))}
          {isRestOpen && (
            <VersionComparison
              label={t('conflict.rest')}
              when={when}
              side={choice.rest}
              onChoose={rest => setChoice({ ...choice, rest })}
              show={side => <VersionDetails document={documentOf(side)} />}
            />
          )}
        </>
      ) : (
        <VersionComparison
          label={t('conflict.everything')}
          when={when}
          side={whole}
          onChoose={setWhole}
          show={side => <Pages document={documentOf(side)} />}
        />
      )}
      <div className="dialog-actions">
        {difference.canMix && pages.length + Number(isRestOpen) > 1 && (
          <>
            <button type="button" className="button" onClick={() => takeAll('mine')}>
              {t('conflict.allMine')}
            </button>
            <button type="button" className="button" onClick={() => takeAll('other')}>
              {t('conflict.allOther')}
            </button>
          </>
        )}
        {isKept && (
          <button type="button" className="button" onClick={close}>
            {t('app.close')}
          </button>
        )}
        {!(isKept && isSame) && (
          <button type="button" className="button" data-first="" data-kind="primary" onClick={settle}>
            {t('conflict.take')}
          </button>
        )}
      </div>
    </dialog>
  )
}

/** Changes that belong to no page are shown on the first: colours, print finish, title. */
function VersionDetails({ document }: { document: Document }) {
  const { t } = useDesigner()
  return (
    <>
      <PageThumbnail isWhole document={document} />
      <span className="small">{document.title || t('conflict.noTitle')}</span>
    </>
  )
}

const Pages = ({ document }: { document: Document }) => (
  <span className="version-pages">
    {document.pages.slice(0, SHOWN_PAGES).map(({ id }) => (
      <PageThumbnail isWhole key={id} document={document} pageId={id} />
    ))}
  </span>
)

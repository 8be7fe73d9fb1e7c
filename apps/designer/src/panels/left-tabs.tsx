import { useDesign, useDesigner } from '../state/designer-context.ts'

interface LeftTabsProps<Tab extends string> {
  label: string
  /** The tab beside the photos, with its title. */
  tab: Tab
  title: string
  shown: Tab | 'photo'
  isPhotoFirst?: boolean
}

/** Switch of a left panel between the photos and something else. */
export function LeftTabs<Tab extends 'text' | 'sheets'>({
  label,
  tab,
  title,
  shown,
  isPhotoFirst = false,
}: LeftTabsProps<Tab>) {
  const { t, view } = useDesigner()
  const count = useDesign(state => state.tray.length)
  const tabs = isPhotoFirst ? (['photo', tab] as const) : ([tab, 'photo'] as const)
  return (
    <div className="panel zone-tabs">
      <fieldset className="segments" aria-label={label}>
        {tabs.map(each => (
          <span key={each}>
            <input
              type="radio"
              id={`left-${each}`}
              name="left"
              checked={shown === each}
              onChange={() => view.set({ tab: each })}
            />
            <label htmlFor={`left-${each}`}>
              {each === 'photo' ? t('field.photos') : title} {each === 'photo' && count > 0 && count}
            </label>
          </span>
        ))}
      </fieldset>
    </div>
  )
}

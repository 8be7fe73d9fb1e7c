import { useDesigner } from '../state/designer-context.ts'

interface SegmentsProps<Value extends string> {
  name: string
  options: readonly Value[]
  value: Value
  choose: (value: Value) => void
  disabled?: boolean
}

/** One of a few choices of a book; its texts are the messages below `book.` and its name. */
export function Segments<Value extends string>({
  name,
  options,
  value,
  choose,
  disabled = false,
}: SegmentsProps<Value>) {
  const { t } = useDesigner()
  return (
    <fieldset className="segments" aria-label={t(`book.${name}`)} style={{ marginBottom: '0.5rem' }}>
      {options.map(option => (
        <div key={option}>
          <input
            type="radio"
            name={`book-${name}`}
            id={`book-${name}-${option}`}
            checked={value === option}
            disabled={disabled}
            onChange={() => choose(option)}
          />
          <label htmlFor={`book-${name}-${option}`}>{t(`book.${name}.${option}`)}</label>
        </div>
      ))}
    </fieldset>
  )
}

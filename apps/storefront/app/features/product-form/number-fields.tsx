import { describedBy, FieldFrame, SelectField } from '@passepartout/ui/field'
import type { NumberSection, SelectSection } from './product-form.ts'

export function SelectRow({ section: { name, legend, hint, options } }: { section: SelectSection }) {
  return (
    <SelectField
      name={name}
      label={legend}
      hint={hint}
      defaultValue={options.find(({ chosen }) => chosen)?.value}
    >
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </SelectField>
  )
}

export function NumberField({
  section: { name, legend, hint, value, min, max },
}: {
  section: NumberSection
}) {
  return (
    <FieldFrame id={name} label={legend} hint={hint}>
      <input
        {...describedBy(name, hint)}
        type="number"
        inputMode="numeric"
        name={name}
        defaultValue={value}
        min={min}
        max={max}
        required
        className="field figures max-w-40"
      />
    </FieldFrame>
  )
}

import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useState } from 'react';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components/Select';
import { Icon } from './icon.tsx';
import { useBackGesture } from './use-back-gesture.ts';
import './field.css';
import './option-list.css';
import './select.css';

interface SelectOption {
  id: string;
  label: string;
}

export interface SelectProps
  extends Omit<AriaSelectProps<SelectOption>, 'className' | 'style' | 'children'> {
  label: string;
  options: readonly SelectOption[];
}

/** One of a few options in a list that a button opens. */
export function Select({ label, options, ...props }: SelectProps) {
  const [isOpen, setOpen] = useState(false);
  useBackGesture(isOpen, () => setOpen(false));
  return (
    <AriaSelect
      validationBehavior="aria"
      {...props}
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="field"
    >
      <Label className="field-label">{label}</Label>
      <Button className="field-box select-box">
        <SelectValue className="select-value" />
        <Icon of={ChevronDown} />
      </Button>
      <Popover className="option-popover" offset={6}>
        <ListBox className="option-list" items={options}>
          {(option) => (
            <ListBoxItem className="option" id={option.id} textValue={option.label}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

import { categoryName } from '../../domain/categories.texts.ts';
import type { Category } from '../../domain/categories.ts';
import { texts } from '../../domain/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { PressArea } from '../ui/press-area.tsx';
import { categoryLook } from './category-look.ts';
import './tint.css';
import './category-tile.css';

export interface CategoryTileProps {
  category: Category;
  onChoose: () => void;
  /** Called when a pointer or the focus reaches it, before a probable press. */
  onIntent: () => void;
}

/** A category of services as a button. */
export function CategoryTile({ category, onChoose, onIntent }: CategoryTileProps) {
  const { icon, tint } = categoryLook[category];
  return (
    <PressArea onIntent={onIntent} className="category-tile" data-tint={tint} onPress={onChoose}>
      <span className="category-tile-icon">
        <Icon of={icon} />
      </span>
      <span className="category-tile-words">
        <span className="category-tile-name">{categoryName(category)}</span>{' '}
        <span className="category-tile-state">{texts.available}</span>
      </span>
      <Icon of={icon} className="category-tile-echo" />
    </PressArea>
  );
}

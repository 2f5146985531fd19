import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import { useLocation } from 'wouter';
import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** Leads to the previous page, or to the dashboard if the tab began here. */
export function BackButton({ variant = 'quiet' }: { variant?: 'quiet' | 'primary' }) {
  const [, navigate] = useLocation();
  return (
    <Button
      variant={variant}
      onPress={() => (history.length > 1 ? history.back() : navigate('/dashboard'))}
    >
      <Icon of={ChevronLeft} />
      {texts.back}
    </Button>
  );
}

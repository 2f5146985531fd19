import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import { useLocation } from 'wouter';
import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** Leads to the previous page of the app, or to the dashboard if there is none. */
export function BackButton({ variant = 'quiet' }: { variant?: 'quiet' | 'primary' }) {
  const [, navigate] = useLocation();
  return (
    <Button
      variant={variant}
      onPress={() => (canGoBack() ? history.back() : navigate('/dashboard'))}
    >
      <Icon of={ChevronLeft} />
      {texts.back}
    </Button>
  );
}

/** A browser without the Navigation API does not say whose the page before is. */
function canGoBack(): boolean {
  return 'navigation' in window ? navigation.canGoBack : history.length > 1;
}
